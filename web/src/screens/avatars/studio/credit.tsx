import { type AvatarStyle, type AvatarStyleId, avatarLicences, avatarStyles } from '@glimmer/contract/avatar-styles'
import classes from './credit.module.css'

/** Who drew the style and, if it requires attribution, under which licence. */
export function Credit({ style: id }: { style: AvatarStyleId }) {
  const style: AvatarStyle = avatarStyles[id]
  const { url, credit } = avatarLicences[style.licence]
  return (
    <p className={classes.credit}>
      <a href={style.sourceUrl} target="_blank" rel="noreferrer">
        {style.name}
      </a>{' '}
      by{' '}
      <a href={style.authorUrl} target="_blank" rel="noreferrer">
        {style.author}
      </a>
      {credit && (
        <>
          {style.licence.startsWith('CC') ? ', remixed under ' : '; '}
          <a href={url} target="_blank" rel="noreferrer">
            {style.licence.startsWith('CC') ? style.licence : style.licence.toLowerCase()}
          </a>
        </>
      )}
      .
    </p>
  )
}
