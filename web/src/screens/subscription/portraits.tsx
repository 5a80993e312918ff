import classes from './current-plan.module.css'

/** Hair, skin, top and background of five made-up people. */
const people = [
  { hair: '#4a2013', skin: '#d79a6f', top: '#5b2bd0', room: '#a56bff' },
  { hair: '#3b1a5e', skin: '#f2c3a0', top: '#2b8ea6', room: '#ffc4a3' },
  { hair: '#1c1220', skin: '#8a5335', top: '#e08a4a', room: '#8fd3c8' },
  { hair: '#a3512a', skin: '#f6d2b8', top: '#6a00ff', room: '#f7ca75' },
  { hair: '#241436', skin: '#b8794f', top: '#ad2751', room: '#c0a3ff' },
] as const

/** A circle for each avatar the plan includes; those used show a portrait. */
export function Portraits({ used, limit }: { used: number; limit: number }) {
  const gap = Math.min(58, 300 / limit)
  const first = 160 - ((limit - 1) * gap) / 2
  return Array.from({ length: limit }, (_, place) => (
    <g key={people[place]?.room ?? place} transform={`translate(${first + place * gap} 42)`}>
      {place < used ? (
        <Portrait {...(people[place % people.length] ?? people[0])} />
      ) : (
        <circle r="31" className={classes.empty} />
      )}
    </g>
  ))
}

const Portrait = ({ hair, skin, top, room }: (typeof people)[number]) => (
  <>
    <circle r="33" className={classes.ring} />
    <circle r="31" fill={room} />
    <path d="M-14-1a14 17 0 0 1 28 0v13a14 9 0 0 1-28 0z" fill={hair} />
    <path d="M-21.8 22a22 17 0 0 1 43.6 0 31 31 0 0 1-43.6 0z" fill={top} />
    <path d="M-4 6h8v8a4 4 0 0 1-8 0z" fill={skin} />
    <ellipse cy="-1" rx="10.5" ry="12.5" fill={skin} />
    <path d="M-11.5-1C-12-18 12-18 11.5-1 9-6 5-9-1-10-4-6-9-5-11.5-1z" fill={hair} />
    <path d="M-6.5 1q2 2 4 0M2.5 1q2 2 4 0M-3 6.5q3 2.5 6 0" className={classes.smile} />
  </>
)
