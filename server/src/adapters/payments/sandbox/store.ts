import type { Pool, PoolClient } from 'pg'
import type { SandboxEvent, SandboxObject } from './objects.ts'

/** A response stored under its idempotency key. */
export interface KeptAnswer {
  fingerprint: string
  status: number
  body: unknown
}

/** One customer's data, locked while a request works on it. */
export interface Work {
  objects: SandboxObject[]
  answerTo(key: string): Promise<KeptAnswer | undefined>
  keep(changed: {
    objects: SandboxObject[]
    events: SandboxEvent[]
    answer?: KeptAnswer & { key: string }
  }): Promise<void>
}

/** The sandbox's storage. */
export interface Store {
  /** The customer that owns an object; also accepts the payment intent of an invoice payment. */
  ownerOf(id: string): Promise<string | undefined>
  /** Runs in a transaction, one at a time per customer. */
  work<T>(customer: string, does: (work: Work) => Promise<T>): Promise<T>
  /** Customers for whom something is due by `now` (epoch seconds): a period's end, an expiry, a retry. */
  customersDue(now: number): Promise<string[]>
  waitingEvents(): Promise<SandboxEvent[]>
  markDelivered(id: string): Promise<void>
  /** Newest first. */
  undelivered(since: number): Promise<SandboxEvent[]>
}

async function inTransaction<T>(pool: Pool, does: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await does(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const keepObjects = `insert into sandbox.object (id, customer, kind, body)
  select one->>'id', $1, one->>'object', one from unnest($2::jsonb[]) with ordinality as given(one, nth) order by nth
  on conflict (id) do update set body = excluded.body`
const keepEvents = `insert into sandbox.event (id, customer, body)
  select one->>'id', $1, one from unnest($2::jsonb[]) with ordinality as given(one, nth) order by nth`

const workOf = (client: PoolClient, customer: string, objects: SandboxObject[]): Work => ({
  objects,
  async answerTo(key) {
    const { rows } = await client.query<KeptAnswer>(
      'select fingerprint, status, body from sandbox.response where key = $1',
      [key],
    )
    return rows[0]
  },
  async keep({ objects: changed, events, answer }) {
    if (changed.length > 0) await client.query(keepObjects, [customer, changed.map((one) => JSON.stringify(one))])
    if (events.length > 0) await client.query(keepEvents, [customer, events.map((one) => JSON.stringify(one))])
    if (answer)
      await client.query('insert into sandbox.response (key, fingerprint, status, body) values ($1, $2, $3, $4)', [
        answer.key,
        answer.fingerprint,
        answer.status,
        JSON.stringify(answer.body),
      ])
  },
})

/** Stores the sandbox's data in its own schema of the app's database. */
export const databaseStore = (pool: Pool): Store => ({
  async ownerOf(id) {
    const { rows } = await pool.query<{ customer: string }>(
      `select customer from sandbox.object where id = $1
       union all
       select customer from sandbox.object where kind = 'invoice_payment' and body->'payment'->>'payment_intent' = $1
       limit 1`,
      [id],
    )
    return rows[0]?.customer
  },
  work: (customer, does) =>
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [customer])
      const { rows } = await client.query<{ body: SandboxObject }>(
        'select body from sandbox.object where customer = $1 order by seq',
        [customer],
      )
      return does(
        workOf(
          client,
          customer,
          rows.map(({ body }) => body),
        ),
      )
    }),
  async customersDue(now) {
    const { rows } = await pool.query<{ customer: string }>(
      `select distinct customer from sandbox.object
       where (kind = 'checkout.session' and body->>'status' = 'open' and (body->>'expires_at')::bigint <= $1)
          or (kind = 'subscription' and body->>'status' <> 'canceled' and (
            body->>'status' = 'past_due'
            or least((body->'items'->'data'->0->>'current_period_end')::bigint, (body->>'cancel_at')::bigint,
                     (body->'pending_update'->>'expires_at')::bigint) <= $1))`,
      [now],
    )
    return rows.map(({ customer }) => customer)
  },
  async waitingEvents() {
    const { rows } = await pool.query<{ body: SandboxEvent }>(
      'select body from sandbox.event where not delivered order by seq limit 200',
    )
    return rows.map(({ body }) => body)
  },
  async markDelivered(id) {
    await pool.query('update sandbox.event set delivered = true where id = $1', [id])
  },
  async undelivered(since) {
    const { rows } = await pool.query<{ body: SandboxEvent }>(
      `select body from sandbox.event where not delivered and (body->>'created')::bigint >= $1 order by seq desc limit 100`,
      [since],
    )
    return rows.map(({ body }) => body)
  },
})
