#!/usr/bin/env bash
# Guess: R's read.csv and readr's read_csv agree on which columns are texts, and a code with a letter other than e between digits is one.
# Behaviour: read.csv reads a code 0x1A as 26 (hexadecimal) and 2i as a complex number; readr reads 1D5 as 100000 (an exponent of Fortran). Each keeps
# what the other one converts as a text. Both read 12E3 as 12000. `colClasses = "character"` and `col_types = "c"` keep all.
# Version: Debian's r-base-core and r-cran-readr, printed below (4.2.2 and 2.1.4 when this was written).
# Source: ?type.convert and ?NumericConstants name hexadecimal and complex constants.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W r-base-core r-cran-readr
cat > read.R <<'END'
suppressMessages(library(readr))
for (code in c("0x1A", "2i", "1D5", "12E3")) {
  file <- tempfile()
  writeLines(c("Code,NAV", paste0(code, ",1.5")), file)
  base <- read.csv(file)$Code
  tidy <- read_csv(file, show_col_types = FALSE)$Code
  cat(sprintf("%s: read.csv %s %s, readr %s %s\n", code, class(base), format(base), class(tidy), format(tidy)))
}
END
LC_ALL=C.UTF-8 Rscript read.R | tee output.txt
diff output.txt - <<'END'
0x1A: read.csv numeric 26, readr character 0x1A
2i: read.csv complex 0+2i, readr character 2i
1D5: read.csv character 1D5, readr numeric 1e+05
12E3: read.csv numeric 12000, readr numeric 12000
END
