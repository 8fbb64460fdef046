#pragma once
#include <stddef.h>

/// The value of a spring at each of `count` times, as one writes it in C: libm's exp, sin and cos, one regime at a time.
double baseline_spring_values(
    double mass, double stiffness, double damping, double target, double velocity, const double *times, size_t count);

/// exp, sin and cos of each of `count` numbers, nothing else.
double baseline_exp_sin_cos(const double *numbers, size_t count);

/// One step of `count` springs: two multiplications and one addition each for displacement and velocity.
void baseline_field_step(double *displacements, double *velocities, size_t count, const double coefficients[4]);

/// The slope at its newest end of the parabola through `count` samples, on two axes, by orthogonal polynomials.
void baseline_finger_velocity(
    const double *times, const double *xs, const double *ys, size_t count, double *vx, double *vy);
