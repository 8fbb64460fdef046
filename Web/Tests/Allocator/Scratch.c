unsigned scratch[4];
