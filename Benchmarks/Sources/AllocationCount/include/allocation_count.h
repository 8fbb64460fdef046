#pragma once

/// Number of memory allocations of this process so far; -1 on systems without the count.
long allocation_count(void);
