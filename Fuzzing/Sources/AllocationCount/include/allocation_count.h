#pragma once

/// The number of allocations of this thread so far; -1 on systems without the count.
long allocation_count(void);
