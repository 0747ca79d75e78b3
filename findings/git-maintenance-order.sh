#!/usr/bin/env bash
# Guess: `git maintenance run --task=loose-objects --task=incremental-repack` packs what lies loose and then puts packs together, as its
# manual says: several tasks "are run in that order". In a repository in which nothing is packed yet it succeeds; --quiet says nothing.
# Behaviour: the tasks run in the reverse order. The first run fails (status 1), as there is no pack to put together, and has packed all the
# same; the second succeeds. In spite of --quiet the name of the new pack is printed.
# Version: Debian's git, printed below (1:2.39.5-0+deb12u3 when this was written).
# Source: git-maintenance(1), "TASKS" and --task; builtin/gc.c sorts the chosen tasks by how late they were chosen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg-query -W git
git init --quiet repository
cd repository
for number in 1 2 3; do
  echo "$number" > "file-$number"
  git add .
  git -c user.name=A -c user.email=a@example.com commit --quiet --message "$number"
done
run() {
  local status=0
  GIT_TRACE2_EVENT="$folder/trace-$1" git maintenance run --quiet --task=loose-objects --task=incremental-repack > "$folder/said" 2> /dev/null || status=$?
  echo "status $status, says $(sed -E 's/[0-9a-f]{40}/a pack/' "$folder/said")"
  grep -o '"region_enter".*"category":"maintenance","label":"[a-z-]*"' "$folder/trace-$1" | sed 's/.*"label"://' | tr '\n' ' '
  git count-objects -v | grep -E '^packs' 
}
{ run first; run second; } | tee "$folder/output"
diff "$folder/output" - <<'END'
status 1, says a pack
"incremental-repack" "loose-objects" packs: 1
status 0, says 
"incremental-repack" "loose-objects" packs: 1
END
