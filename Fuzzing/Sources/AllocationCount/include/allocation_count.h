#pragma once

/// How many times memory has been asked for in this thread so far; -1 where it cannot be counted.
long allocation_count(void);
