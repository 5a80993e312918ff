import type { Affirmation, Collection } from '@glimmer/contract'
import { scenes } from '@glimmer/contract/themes'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { api } from '#platform/api/client.ts'
import { formMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { CardScene } from '../card-scene.tsx'
import cards from '../cards.module.css'
import classes from './collections.module.css'
import { NameForm } from './name-form.tsx'

const CollectionDialog = onDemand(() => import('./collection-dialog.tsx').then((m) => m.CollectionDialog))

const deleteCollection = (id: string) => api('DELETE /collections/{id}', { params: { id } })
const linesOf = async (id: string) => (await api('GET /collections/{id}', { params: { id } })).lines

const lineCount = ({ lineIds: { length } }: Collection) => (length === 1 ? '1 line' : `${length} lines`)

/** A theme that a collection keeps: it has none of its own. */
const themeOf = (id: string) => scenes[fnv1a(id) % scenes.length]

/** The user's collections, to open and play, and a form to create another. */
export function Collections({ onPick }: { onPick: (line: Affirmation) => void }) {
  const { data } = useSuspenseQuery(read('GET /collections'))
  const { hidden, remove } = useUndoableDelete(deleteCollection)
  const toastError = useErrorToast(formMessage)
  const [opened, setOpened] = useState<string>()
  const begin = useWrite('POST /collections', {
    onError: toastError,
  })
  const visible = data.items.filter(({ _id }) => !hidden.has(_id))
  const open = visible.find(({ _id }) => _id === opened)
  return (
    <>
      {visible.length > 0 && (
        <ul className={`${cards.cards} ${classes.cards}`} aria-label="Collections">
          {visible.map((collection) => (
            <li key={collection._id} className={`raised ${cards.card}`}>
              <CardScene seed={collection._id} theme={themeOf(collection._id)} />
              <div className={`stack gap-sm ${cards.words}`}>
                <button type="button" className={`bare ${cards.text}`} onClick={() => setOpened(collection._id)}>
                  {collection.name}
                </button>
                <div className={`row spread muted ${cards.meta}`}>
                  <span>{lineCount(collection)}</span>
                  {collection.lineIds.length > 0 && (
                    <span className={cards.actions}>
                      <ListenButton title={collection.name} load={() => linesOf(collection._id)} />
                    </span>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <NameForm label="New collection" action="Create" onName={(name) => begin.mutateAsync({ body: { name } })} />
      <Starters taken={data.items.map(({ name }) => name)} />
      {open && (
        <CollectionDialog
          id={open._id}
          name={open.name}
          onPick={(line) => {
            setOpened(undefined)
            onPick(line)
          }}
          onDelete={() => {
            setOpened(undefined)
            remove(open)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Collections to begin with: those whose names are not `taken` yet. */
function Starters({ taken }: { taken: readonly string[] }) {
  const { data } = useQuery(read('GET /collections/starters'))
  const copy = useWrite('POST /collections/starters/{id}/copy', { onError: useErrorToast(formMessage) })
  const starters = data?.items.filter(({ name }) => !taken.includes(name)) ?? []
  if (starters.length === 0) return null
  return (
    <section className={`stack ${classes.starters}`} aria-labelledby="starters">
      <h3 id="starters">Some to begin with</h3>
      <ul className={cards.cards} aria-label="Collections to begin with">
        {starters.map(({ id, name, themes, lines }) => (
          <li key={id} className={`raised ${cards.card}`}>
            <CardScene seed={id} theme={themes[0]} />
            <div className={`stack gap-sm ${cards.words}`}>
              <h4 className={classes.starter}>{name}</h4>
              <p className="muted">{typeset(lines.slice(0, 2).join(' '))} …</p>
              <div>
                <Button
                  variant="ghost"
                  small
                  aria-label={`Copy these ${lines.length}: ${name}`}
                  aria-disabled={copy.isPending}
                  onClick={() => copy.mutate({ params: { id } })}
                >
                  Copy these {lines.length}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
