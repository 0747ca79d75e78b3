/** Style of the status page, for the page alone: it must not depend on the release that is being made. */
export const statusPageStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #23254d; background: #fff; }
body { margin: 0; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
dl { margin: 0; display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem; }
dt, .muted, time { color: #5b5e78; }
dd { margin: 0; }
ol, ul { margin: 0; padding: 0; list-style: none; }
li { padding: .35rem 0; border-top: 1px solid #dcdde8; }
time { font-variant-numeric: tabular-nums; margin-right: .5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid #dcdde8; }
th { overflow-wrap: normal; }
td.seconds { font-variant-numeric: tabular-nums; white-space: nowrap; }
pre { margin: .5rem 0; white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; }
.succeeded, .finished { color: #1d6b3a; }
.failed { color: #b3261e; }
.state { font-weight: 600; }
`;
