#pragma once

/// The number of allocations of this thread so far; -1 where they cannot be counted.
long allocation_count(void);
