#pragma once
#include <stddef.h>

/// Computes the value of a spring at each of `count` times with libm's exp, sin and cos, by the formula of its damping
/// regime.
double baseline_spring_values(
    double mass, double stiffness, double damping, double target, double velocity, const double *times, size_t count);

/// Computes exp, sin and cos of each of `count` numbers.
double baseline_exp_sin_cos(const double *numbers, size_t count);

/// Advances `count` springs by one step: two multiplications and one addition each for displacement and velocity.
void baseline_field_step(double *displacements, double *velocities, size_t count, const double coefficients[4]);

/// Fits a parabola to `count` samples on each of two axes, by orthogonal polynomials, and returns its slope at the
/// newest sample.
void baseline_finger_velocity(
    const double *times, const double *xs, const double *ys, size_t count, double *vx, double *vy);
