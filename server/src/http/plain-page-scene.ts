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
