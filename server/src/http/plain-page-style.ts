import { html } from '@glimmer/lib/html'

const stop = (offset: string, name: string) => html`<stop offset="${offset}" class="${name}"/>`

/** The band on top of every plain page: the sun over still water. Its colours are in the plain pages' style sheet. */
export const plainScene = html`<svg class="scene" viewBox="0 0 1280 168" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false"><defs>
<linearGradient id="sky" x2="0" y2="1">${[stop('0', 'sky-1'), stop('.45', 'sky-2'), stop('1', 'sky-3')]}</linearGradient>
<linearGradient id="water" x2="0" y2="1">${[stop('0', 'water-1'), stop('.4', 'water-2'), stop('1', 'water-3')]}</linearGradient>
<radialGradient id="halo">${[stop('.1', 'halo'), stop('1', 'clear')]}</radialGradient>
<radialGradient id="sun" cy=".66" r=".7">${[stop('.45', 'sun-1'), stop('1', 'sun-2')]}</radialGradient></defs>
<rect width="1280" height="128" fill="url(#sky)"/><circle cx="1010" cy="108" r="180" fill="url(#halo)"/><circle cx="1010" cy="108" r="38" fill="url(#sun)"/>
<path class="hill-1" d="M0 84C90 66 150 92 240 74S400 48 480 70 640 116 760 120 1100 118 1280 108V128H0Z"/>
<path class="hill-2" d="M0 92C70 78 130 108 210 96S350 84 430 100 600 122 720 122 1120 124 1280 112V128H0Z"/>
<path class="hill-3" d="M0 112C60 100 110 98 170 114S330 118 420 122 700 126 800 125 1150 126 1280 120V128H0Z"/>
<rect y="126" width="1280" height="42" fill="url(#water)"/>
<g class="glints"><rect x="980" y="131" width="60" height="1.6" rx=".8"/><rect x="966" y="138" width="52" height="1.8" rx=".9"/><rect x="1008" y="145" width="58" height="2" rx="1"/><rect x="958" y="153" width="84" height="2.2" rx="1.1"/><rect x="990" y="161" width="96" height="2.4" rx="1.2"/></g></svg>`

/** The style sheet of the plain pages: an excerpt of the product's light and dark colours. */
export const plainStyle = `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url(/fonts/figtree.woff2); }
@font-face { font-family: Fraunces; font-weight: 100 900; font-display: swap; src: url(/fonts/fraunces.woff2); }
:root { color-scheme: light dark; --bg: light-dark(#fbf1e7, #0c0a17); --surface: light-dark(#fffaf3, #1c182c);
  --field: light-dark(#f8eadd, #151223); --text: light-dark(#241437, #f4f2fb); --soft: light-dark(#52425f, #bfbad0);
  --line: light-dark(#e6d4c9, #3a354f); --line-strong: light-dark(#84728a, #756e95); --brand: #6a00ff;
  --on-brand: #fff; --brand-text: light-dark(#5800d8, #c0a3ff); --danger: light-dark(#b7162d, #ff888e);
  --serif: Fraunces, Georgia, serif; --sans: Figtree, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--bg); color: var(--text); font: 1.0625rem/1.6 var(--sans); }
header { position: relative; isolation: isolate; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: start;
  justify-content: space-between; min-height: clamp(10.5rem, 13vw, 15rem); overflow: hidden; padding: 1.25rem clamp(1.2rem, 4vw, 3rem); }
header a { display: inline-flex; gap: .7rem; align-items: center; min-height: 2.75rem; color: inherit;
  text-decoration: none; font: 400 1.45rem var(--serif); }
header .help { padding: .3rem 1.1rem; border-radius: 99rem; background: color-mix(in srgb, var(--surface) 94%, transparent);
  font: 600 1rem var(--sans); }
.scene { position: absolute; inset: 0; z-index: -1; width: 100%; height: 100%; }
.sky-1 { stop-color: light-dark(#c4b9f4, #0b0917); } .sky-2 { stop-color: light-dark(#ecccea, #2e1268); }
.sky-3 { stop-color: light-dark(#ffd9a4, #c46a96); } .halo { stop-color: light-dark(#ffd27c, #ffb58f); }
.halo { stop-opacity: .8; }
.clear { stop-color: light-dark(#ffd27c, #8a2bff); stop-opacity: 0; }
.sun-1 { stop-color: light-dark(#fff3c6, #fffaf0); } .sun-2 { stop-color: light-dark(#ffb02e, #ffe3b3); }
.water-1 { stop-color: light-dark(#ffcf94, #b8668f); } .water-2 { stop-color: light-dark(#e6b6d2, #3a1769); }
.water-3 { stop-color: light-dark(#c3aceb, #0e0a1e); } .glints { fill: light-dark(#fff4cf, #ffe0b5); opacity: .8; }
.hill-1 { fill: light-dark(#e2b3d3, #5a2a86); } .hill-2 { fill: light-dark(#a97bc2, #3d1c6b); }
.hill-3 { fill: light-dark(#553689, #190b33); }
main { width: min(100% - 2.4rem, 60rem); margin: clamp(1.6rem, 4vw, 2.4rem) auto 4rem; overflow-wrap: anywhere; }
main > :is(p, .letter, form:not(.card)) { max-width: 40rem; }
h1 { margin: 0 0 .7rem; font: 400 clamp(2rem, 6vw, 2.75rem)/1.1 var(--serif); letter-spacing: -.015em; text-wrap: balance; }
h2 { margin: 0; font: 400 1.35rem/1.25 var(--serif); }
p { margin: .5rem 0; }
h2 + p { margin-top: .3rem; }
a { color: var(--brand-text); }
a[href^="tel:"] { white-space: nowrap; }
.soft { color: var(--soft); }
.lead { margin-bottom: 1.6rem; color: var(--soft); font-size: 1.2rem; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.4rem 3rem; }
.letter { border-top: 1px solid var(--line); margin-top: 1.4rem; padding-top: 1.4rem; }
.text { white-space: pre-wrap; }
.card { margin: 1.8rem 0 1.2rem; padding: clamp(1.1rem, 3vw, 1.6rem); border: 1px solid var(--line);
  border-radius: 1.75rem; background: var(--surface); }
[role="alert"] { margin-top: 0; color: var(--danger); font-weight: 600; }
.ticks { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: center; }
.ticks .soft { margin: 0; font-size: .975rem; }
.tick { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; font-weight: 500; }
.tick input { flex: none; width: 1.4rem; height: 1.4rem; margin: 0; accent-color: var(--brand); }
.field { display: block; margin-top: 1rem; }
.field input { display: block; width: 100%; min-height: 3rem; margin-top: .3rem; padding: .6rem .9rem;
  border: 1px solid var(--line-strong); border-radius: .9rem; background: var(--surface); color: inherit; font: inherit; }
.answers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: .8rem; }
.ticks + .answers { margin-top: .8rem; }
button { min-height: 3.25rem; padding: .6rem 1.8rem; border: 1px solid transparent; border-radius: 99rem;
  background: var(--brand); color: var(--on-brand); font: 600 1.0625rem var(--sans); cursor: pointer; }
form > button { margin-top: 1.2rem; }
.answers button { border-color: var(--brand-text); background: none; color: var(--brand-text); }
:focus-visible { outline: 3px solid var(--brand-text); outline-offset: 3px; }
@media (max-width: 44rem) {
  /* The sun is to the right of the middle, below the name and the link to help. */
  .scene { width: calc(100% + 9rem); }
}
@media (max-width: 22rem) {
  header a { gap: .5rem; font-size: 1.3rem; }
  header .help { padding-inline: .7rem; font-size: .95rem; }
}
@media (min-width: 56rem) { .ticks .soft { margin-left: auto; } }
`
