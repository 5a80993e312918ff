import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { Pool, PoolClient } from 'pg'
import type { SandboxEvent, SandboxObject } from './objects.ts'

export interface WireResponse {
  status: number
  body: unknown
}

/** A response stored under its idempotency key. */
export interface StoredResponse extends WireResponse {
  fingerprint: string
}

/** What a request finds: the customer's objects, and the response to an earlier request with the same key. */
export interface StoredState {
  objects: SandboxObject[]
  response: StoredResponse | undefined
}

export interface Changes<T> {
  result: T
  objects: SandboxObject[]
  events: SandboxEvent[]
  response?: StoredResponse
}

/** The sandbox's storage. */
export interface Store {
  /** The customer that owns an object, a subscription's schedule or an invoice's payment. */
  ownerOf(id: string): Promise<string | undefined>
  /** Runs in a transaction, one at a time per customer. `key` is the request's idempotency key. */
  work<T>(customer: string, key: string | undefined, does: (state: StoredState) => Changes<T>): Promise<T>
  /** Customers for whom something is due by `now` (epoch seconds): a period's end, an expiry, a retry. */
  customersDue(now: number): Promise<string[]>
  waitingEvents(): Promise<SandboxEvent[]>
  markDelivered(id: string): Promise<void>
  /** Newest first. */
  undelivered(since: number): Promise<SandboxEvent[]>
}

const keepObjects = `insert into sandbox.object (id, customer, kind, body)
  select one->>'id', $1, one->>'object', one from unnest($2::jsonb[]) with ordinality as given(one, nth) order by nth
  on conflict (id) do update set body = excluded.body`
const keepEvents = `insert into sandbox.event (id, customer, body)
  select one->>'id', $1, one from unnest($2::jsonb[]) with ordinality as given(one, nth) order by nth`
const ownObjects = 'select body from sandbox.object where customer = $1 order by seq'

async function keep(client: PoolClient, statement: string, customer: string, items: object[]) {
  if (items.length > 0) await client.query(statement, [customer, items.map((item) => JSON.stringify(item))])
}

async function earlierResponse(client: PoolClient, key: string): Promise<StoredResponse | undefined> {
  const statement = 'select fingerprint, status, body from sandbox.response where key = $1'
  return (await client.query<StoredResponse>(statement, [key])).rows[0]
}

async function keepResponse(client: PoolClient, key: string, { fingerprint, status, body }: StoredResponse) {
  const statement = 'insert into sandbox.response (key, fingerprint, status, body) values ($1, $2, $3, $4)'
  await client.query(statement, [key, fingerprint, status, JSON.stringify(body)])
}

/** Stores the sandbox's data in its own schema of the app's database. */
export function databaseStore(pool: Pool): Store {
  const bodies = async <T>(client: Pool | PoolClient, text: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<{ body: T }>(text, values)).rows.map(({ body }) => body)
  const customers = async (text: string, value: unknown) =>
    (await pool.query<{ customer: string }>(text, [value])).rows.map(({ customer }) => customer)
  return {
    ownerOf: async (id) =>
      (
        await customers(
          `select customer from sandbox.object where id = $1
           union all
           select customer from sandbox.object
           where body->>'payment_intent' = $1 or body->'schedule'->>'id' = $1
           limit 1`,
          id,
        )
      )[0],
    work: (customer, key, does) =>
      inTransaction(pool, async (client) => {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [customer])
        const response = key === undefined ? undefined : await earlierResponse(client, key)
        const objects = await bodies<SandboxObject>(client, ownObjects, [customer])
        const changes = does({ objects, response })
        await keep(client, keepObjects, customer, changes.objects)
        await keep(client, keepEvents, customer, changes.events)
        if (key !== undefined && changes.response) await keepResponse(client, key, changes.response)
        return changes.result
      }),
    customersDue: (now) =>
      customers(
        `select distinct customer from sandbox.object
         where (kind = 'checkout.session' and body->>'status' = 'open' and (body->>'expires_at')::bigint <= $1)
            or (kind = 'subscription' and body->>'status' <> 'canceled' and (
              body->>'status' = 'past_due'
              or least((body->'items'->'data'->0->>'current_period_end')::bigint, (body->>'cancel_at')::bigint,
                       (body->'pending_update'->>'expires_at')::bigint) <= $1))`,
        now,
      ),
    waitingEvents: () => bodies(pool, 'select body from sandbox.event where not delivered order by seq limit 200'),
    async markDelivered(id) {
      await pool.query('update sandbox.event set delivered = true where id = $1', [id])
    },
    undelivered: (since) =>
      bodies(
        pool,
        `select body from sandbox.event where not delivered and (body->>'created')::bigint >= $1
         order by seq desc limit 100`,
        [since],
      ),
  }
}
