import { hashToken } from '@glimmer/lib/tokens'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '#database/pool.ts'

interface RecordRow {
  payload: AdapterPayload
  consumedAt: Date | null
}

/** The payload without the ids that would let a reader of the database act as the browser. */
function withoutSecrets({ jti: _jti, ...payload }: AdapterPayload): AdapterPayload {
  if (!payload.session) return payload
  const { cookie: _cookie, ...session } = { cookie: undefined, ...payload.session }
  return { ...payload, session }
}

function restore(row: RecordRow | undefined, id?: string): AdapterPayload | undefined {
  if (!row) return undefined
  const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }
  return { ...row.payload, ...(id !== undefined && { jti: id }), ...consumed }
}

const columns = 'payload, consumed_at as "consumedAt"'
const isLive = '(expires_at is null or expires_at > now())'

function storeOf(database: Database, model: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      const stored = JSON.stringify(withoutSecrets(payload))
      // PostgreSQL's JSON holds neither U+0000 nor lone surrogates, which only a malformed request contains.
      if (/\\u(0000|d[89a-f])/.test(stored)) throw new errors.InvalidRequest('a parameter is no text')
      await database.query(
        `insert into identity.oidc_record (model, id_hash, payload, account_id, grant_id, uid, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (model, id_hash) do update set payload = excluded.payload, account_id = excluded.account_id,
           grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
        [model, hashToken(id), stored, payload.accountId, payload.grantId, payload.uid, expiresIn ?? null],
      )
    },
    async find(id) {
      const { rows } = await database.query<RecordRow>(
        `select ${columns} from identity.oidc_record where model = $1 and id_hash = $2 and ${isLive}`,
        [model, hashToken(id)],
      )
      return restore(rows[0], id)
    },
    async findByUid(uid) {
      const { rows } = await database.query<RecordRow>(
        `select ${columns} from identity.oidc_record where model = $1 and uid = $2 and ${isLive}`,
        [model, uid],
      )
      return restore(rows[0])
    },
    // Only the device flow asks for this, and it is switched off.
    findByUserCode: async () => undefined,
    /** One update decides: of several concurrent calls, exactly one succeeds. */
    async consume(id) {
      const { rowCount } = await database.query(
        `update identity.oidc_record set consumed_at = now()
         where model = $1 and id_hash = $2 and consumed_at is null`,
        [model, hashToken(id)],
      )
      if (rowCount !== 1) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.query('delete from identity.oidc_record where model = $1 and id_hash = $2', [model, hashToken(id)])
    },
    async revokeByGrantId(grantId) {
      await database.query('delete from identity.oidc_record where model = $1 and grant_id = $2', [model, grantId])
    },
  }
}

/**
 * Stores the provider's sessions, grants, codes and refresh tokens in PostgreSQL. Their ids are bearer secrets, so only
 * the hash of each is stored.
 */
export const databaseAdapter =
  (database: Database): AdapterFactory =>
  (model) =>
    storeOf(database, model)
