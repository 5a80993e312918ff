/** An excerpt of the product's light and dark colours; the fonts are those of the built web app, if there is one. */
export const style = `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url(/fonts/figtree.woff2); }
@font-face { font-family: Fraunces; font-weight: 100 900; font-display: swap; src: url(/fonts/fraunces.woff2); }
:root { color-scheme: dark light; --bg: #0c0a17; --surface: #27223a; --line: #756e95; --text: #f4f2fb; --text-2: #bfbad0; --brand: #6a00ff; --gold: #f7ca75; --danger: #ff888e; --focus: #c7adff;
  --sky: linear-gradient(#0e0a1e, #1e1147 24%, #45208f 44%, #8a3f98 56%, #e08f8f 64%, #ffd0a0 66%);
  --sun: radial-gradient(circle at 50% 61%, #fffaf0 0 3.6rem, #ffe3b3 4.2rem, rgb(255 170 140 / 0.7) 4.3rem, transparent min(19rem, 60%));
  --water: linear-gradient(transparent 66%, #c97b93 66%, #3f1c7d 72%, #150d33); }
@media (prefers-color-scheme: light) {
  :root { --bg: #fbf1e7; --surface: #fffaf3; --line: #84728a; --text: #241437; --text-2: #52425f; --gold: #845a0f; --danger: #b7162d; --focus: #6a00ff;
    --sky: linear-gradient(#c9bff5, #d9c6f4 28%, #f4cce2 50%, #ffdba6 66%);
    --sun: radial-gradient(circle at 50% 61%, #fff3c6 0 2.4rem, #ffb94a 4.2rem, rgb(255 210 124 / 0.8) 4.3rem, transparent min(19rem, 60%));
    --water: linear-gradient(transparent 66%, #ffd49e 66%, #e6b6d2 74%, #c3aceb); }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--text); font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; }
.test { position: sticky; top: 0; z-index: 1; margin: 0; padding: 0.75rem 1rem; background: #f7ca75; color: #1e1630; font-weight: 650; text-align: center; }
main { display: grid; grid-template-columns: 1fr 1fr; min-height: calc(100vh - 3.1rem); }
.art { margin: 1rem 0 1rem 1rem; padding: 1.75rem 2rem; border-radius: 2.25rem; background: var(--water), var(--sun), var(--sky); }
.words { width: min(100% - 2.4rem, 27rem); margin: auto; padding-block: 2.5rem; }
.brand { display: flex; gap: 0.6rem; align-items: center; margin: 0; font: 400 1.3rem Fraunces, Georgia, serif; }
@media (max-width: 60rem) {
  main { grid-template-columns: minmax(0, 1fr); align-content: start; }
  .art { min-height: 15rem; margin: 1rem 1rem 0; padding: 1.25rem 1.5rem; }
  .words { margin-block: 0; padding-block: 1.5rem 2.5rem; }
}
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 400; line-height: 1.1; letter-spacing: -0.015em; text-wrap: balance; }
h1 { margin: 0 0 1.4rem; font-size: 2.6rem; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: repeat(2, minmax(0, auto)); gap: 0.7rem 1rem; margin: 0 0 1.5rem; padding: 1.1rem 1.2rem; border-radius: 1.25rem; background: var(--surface); }
dt { color: var(--text-2); overflow-wrap: anywhere; }
dd { margin: 0; overflow-wrap: anywhere; text-align: right; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; list-style: none; }
ul + dl { margin-top: 1rem; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
button { min-height: 3rem; padding: 0.6rem 1.25rem; border: 1px solid var(--line); border-radius: 99rem; background: none; color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button.first { border-color: var(--brand); background: var(--brand); color: #fff; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.notice { color: var(--danger); font-weight: 600; }
.note { color: var(--text-2); }
`
