import { useId } from 'react'
import { type Garden as Drawing, drawGarden, ground, height, type Row, width } from './draw-garden.ts'
import classes from './garden.module.css'

const petals = [0, 60, 120, 180, 240, 300]

/** Lights on stems over still water, one for every day. Screen readers get it as a single image. */
export function Garden({ days }: { days: number }) {
  const id = useId()
  const { rows, latest, glints } = drawGarden(days)
  const light = `url(#${id}light)`
  return (
    <svg
      className={classes.garden}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={days === 1 ? 'A garden with one light, for one day' : `A garden of ${days} lights, one for each day`}
    >
      <Paints id={id} />
      <rect width={width} height={ground} fill={`url(#${id}sky)`} />
      <Halos rows={rows} latest={latest} paint={`url(#${id}halo)`} />
      <path
        className={classes.land}
        d={`M0 ${ground - 10}C224 ${ground - 34} 392 ${ground - 2} 616 ${ground - 14}S952 ${ground - 30} ${width} ${ground - 8}V${ground + 2}H0z`}
      />
      {rows.map((row) => (
        <Plants key={row.depth} row={row} light={light} />
      ))}
      {latest && <circle cx={latest.x} cy={latest.y} r={latest.radius * 1.35} fill={light} />}
      <rect y={ground} width={width} height={height - ground} fill={`url(#${id}water)`} />
      <path className={classes.glints} d={glints} />
    </svg>
  )
}

const Plants = ({ row, light }: { row: Row; light: string }) => (
  <g className={classes.row}>
    <path className={classes.sprouts} d={row.sprouts} />
    <path className={classes.stems} d={row.stems} />
    <path className={classes.leaves} d={row.leaves} />
    {row.blooms.map(({ x, y, radius }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        {petals.map((turn) => (
          <ellipse
            key={turn}
            className={classes.petal}
            cy={-radius * 0.8}
            rx={radius * 0.48}
            ry={radius * 0.85}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle className={classes.middle} r={radius * 0.45} />
      </g>
    ))}
    {row.buds.map(({ x, y, radius }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius * 0.85} fill={light} />
    ))}
  </g>
)

const Halos = ({ rows, latest, paint }: Pick<Drawing, 'rows' | 'latest'> & { paint: string }) =>
  rows
    .flatMap(({ blooms, buds }) => [...blooms, ...buds])
    .map(({ x, y, radius }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius * (latest?.x === x && latest.y === y ? 5 : 3.4)} fill={paint} />
    ))

/** The gradients of this picture, with ids unique to it. */
const Paints = ({ id }: { id: string }) => (
  <defs>
    <radialGradient id={`${id}light`} cy=".62">
      <stop offset="0" stopColor="#fff3d6" />
      <stop offset=".5" stopColor="#ffcf8f" />
      <stop offset="1" stopColor="#b05cff" />
    </radialGradient>
    <radialGradient id={`${id}halo`}>
      <stop offset="0" stopColor="#ffc98f" stopOpacity=".5" />
      <stop offset=".45" stopColor="#a64dff" stopOpacity=".2" />
      <stop offset="1" stopColor="#a64dff" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}sky`} x2="0" y2="1">
      <stop offset="0" className={classes.skyTop} />
      <stop offset="1" className={classes.skyLow} />
    </linearGradient>
    <linearGradient id={`${id}water`} x2="0" y2="1">
      <stop offset="0" className={classes.waterTop} />
      <stop offset="1" className={classes.waterLow} />
    </linearGradient>
  </defs>
)
