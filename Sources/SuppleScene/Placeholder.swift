// The module's sources are added beside this file.
