#include "baseline.h"
#include <math.h>

// Inlining is prevented, because the Swift implementation is also called across a module boundary.
__attribute__((noinline)) static double spring_value(
    double angular_frequency, double damping_ratio, double target, double velocity, double time) {
  double w = angular_frequency, z = damping_ratio;
  if (z < 1) {
    double damped = w * sqrt((1 - z) * (1 + z));
    double decay = z * w;
    double envelope = exp(-decay * time);
    double sine = sin(damped * time), cosine = cos(damped * time);
    return target + envelope * (-target * cosine + (velocity - decay * target) / damped * sine);
  }
  if (z == 1) {
    return target + exp(-w * time) * (-target + (velocity - w * target) * time);
  }
  double spread = w * sqrt((z - 1) * (z + 1));
  double fast = z * w + spread, slow = w * w / fast;
  double a = (velocity - fast * target) / (2 * spread);
  return target + a * exp(-slow * time) - (a + target) * exp(-fast * time);
}

double baseline_spring_values(
    double mass, double stiffness, double damping, double target, double velocity, const double *times, size_t count) {
  double w = sqrt(stiffness / mass), z = damping / (2 * sqrt(stiffness * mass));
  double sum = 0;
  for (size_t i = 0; i < count; i++) sum += spring_value(w, z, target, velocity, times[i]);
  return sum;
}

__attribute__((noinline)) static double exp_sin_cos(double x) { return exp(-x) + sin(x) + cos(x); }

double baseline_exp_sin_cos(const double *numbers, size_t count) {
  double sum = 0;
  for (size_t i = 0; i < count; i++) sum += exp_sin_cos(numbers[i]);
  return sum;
}

void baseline_field_step(
    double *restrict displacements, double *restrict velocities, size_t count, const double coefficients[4]) {
  double m00 = coefficients[0], m01 = coefficients[1], m10 = coefficients[2], m11 = coefficients[3];
  for (size_t i = 0; i < count; i++) {
    double x = displacements[i], v = velocities[i];
    displacements[i] = m00 * x + m01 * v;
    velocities[i] = m10 * x + m11 * v;
  }
}

void baseline_finger_velocity(
    const double *times, const double *xs, const double *ys, size_t count, double *vx, double *vy) {
  double mean = 0, mean_x = 0, mean_y = 0;
  for (size_t i = 0; i < count; i++) mean += times[i], mean_x += xs[i], mean_y += ys[i];
  mean /= (double)count, mean_x /= (double)count, mean_y /= (double)count;
  double squares = 0, cubes = 0;
  for (size_t i = 0; i < count; i++) {
    double u = times[i] - mean;
    squares += u * u, cubes += u * u * u;
  }
  double skew = cubes / squares, spread = squares / (double)count;
  double norm = 0, linear_x = 0, linear_y = 0, quadratic_x = 0, quadratic_y = 0;
  for (size_t i = 0; i < count; i++) {
    double u = times[i] - mean, p = u * u - skew * u - spread;
    norm += p * p;
    linear_x += u * (xs[i] - mean_x), linear_y += u * (ys[i] - mean_y);
    quadratic_x += p * (xs[i] - mean_x), quadratic_y += p * (ys[i] - mean_y);
  }
  double slope = 2 * (times[count - 1] - mean) - skew;
  *vx = linear_x / squares + quadratic_x / norm * slope;
  *vy = linear_y / squares + quadratic_y / norm * slope;
}
