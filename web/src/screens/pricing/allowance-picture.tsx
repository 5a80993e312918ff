import { useId } from 'react'
import classes from './allowance-picture.module.css'

/** An allowance drawn as that many lights in an arc; without a limit, an infinity sign. */
export function AllowancePicture({ count }: { count: number | null }) {
  const glow = useId()
  const paint = `url(#${glow})`
  return (
    <svg className={classes.picture} viewBox="0 0 160 36" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={glow} gradientUnits="userSpaceOnUse" x1="0" x2="160" y1="0" y2="0">
          <stop offset=".4" className={classes.warm} />
          <stop offset=".7" className={classes.mild} />
          <stop offset="1" className={classes.deep} />
        </linearGradient>
      </defs>
      {count === null ? (
        <path
          className={classes.unlimited}
          stroke={paint}
          d="M120 18C108 4 88 4 88 18s20 14 32 0 36-14 36 0-24 14-36 0z"
        />
      ) : (
        <path className={classes.dots} stroke={paint} d={arcOf(count)} />
      )}
    </svg>
  )
}

/** A path of dots in a low arc that ends at the right. */
function arcOf(count: number) {
  const gap = 10
  const start = 154 - (count - 1) * gap
  const points = Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0.5 : index / (count - 1)
    return `M${start + index * gap} ${(26 - Math.sin(along * Math.PI) * count).toFixed(1)}h0`
  })
  return points.join('')
}
