#pragma once

/// Number of memory allocations of this process so far; -1 on systems where it cannot be counted.
long allocation_count(void);
