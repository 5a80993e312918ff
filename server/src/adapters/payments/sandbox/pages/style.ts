/** The product's own night and day, small: the sandbox needs nothing of the built web app. */
export const style = `
:root { color-scheme: dark light; --bg: #0c0a17; --surface: #1c182c; --line: #756e95; --text: #f4f2fb; --text-2: #bfbad0; --brand: #6a00ff; --gold: #f7ca75; --danger: #ff888e; --focus: #c7adff; }
@media (prefers-color-scheme: light) {
  :root { --bg: #fbf9fe; --surface: #fff; --line: #827797; --text: #1e1630; --text-2: #4f4866; --gold: #845a0f; --danger: #b7162d; --focus: #6a00ff; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--text); font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; }
.test { position: sticky; top: 0; margin: 0; padding: 0.75rem 1rem; background: #f7ca75; color: #1e1630; font-weight: 650; text-align: center; }
main { max-width: 30rem; margin: 3rem auto; padding: 2rem; background: var(--surface); border-radius: 1.5rem; }
@media (max-width: 34rem) { main { margin: 1rem; padding: 1.5rem; } }
.brand { display: flex; gap: 0.6rem; align-items: center; margin: 0; color: var(--text-2); }
.brand span { width: 0.85rem; height: 0.85rem; border-radius: 50%; background: var(--gold); }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 500; line-height: 1.15; text-wrap: balance; }
h1 { margin: 0.75rem 0 1.25rem; font-size: 2rem; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.3rem; }
dl { display: grid; grid-template-columns: auto auto; gap: 0.4rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--text-2); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
button { min-height: 3rem; padding: 0.6rem 1.25rem; border: 1px solid var(--line); border-radius: 99rem; background: none; color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button.first { border-color: var(--brand); background: var(--brand); color: #fff; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.notice { color: var(--danger); font-weight: 600; }
.note { color: var(--text-2); }
`
