import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Visitor } from './visitor.ts'

/** What a test can make the authenticator, or its browser, do wrong. */
export interface Wrong {
  origin?: string
  rpId?: string
  userHandle?: string
  isVerified?: boolean
  counter?: number
}

/** A software passkey together with its browser: responds as navigator.credentials would. */
export interface Authenticator {
  /** The response to a page that asks for a new passkey. */
  create(options: CreationOptions, wrong?: Wrong): string
  /** The response to a page that asks to sign in. */
  get(options: { challenge: string }, wrong?: Wrong): string
}

interface CreationOptions {
  challenge: string
  user: { id: string }
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** As much of CBOR (RFC 8949) as an attestation needs: heads of small numbers, text, bytes and maps. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const flags = { present: 1, verified: 4, attested: 64 }

/** @param issuer the provider whose pages it responds to. */
export function anAuthenticator(issuer: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const { origin, hostname } = new URL(issuer)
  let userHandle = ''
  let uses = 0

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))
  const authenticatorData = (wrong: Wrong, more = 0, attested = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.counter ?? uses)
    const flag = flags.present | (wrong.isVerified === false ? 0 : flags.verified) | more
    return Buffer.concat([sha256(wrong.rpId ?? hostname), Buffer.from([flag]), counter, attested])
  }
  const answer = (response: object) => {
    const named = id.toString('base64url')
    return JSON.stringify({ id: named, rawId: named, type: 'public-key', clientExtensionResults: {}, response })
  }

  return {
    create({ challenge, user }, wrong = {}) {
      userHandle = user.id
      // COSE_Key (RFC 9053): an ES256 key on P-256.
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = authenticatorData(wrong, flags.attested, attested)
      const object = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(authData)])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge }, wrong = {}) {
      uses += 1
      const authData = authenticatorData(wrong)
      const data = clientData('webauthn.get', challenge, wrong)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        userHandle: wrong.userHandle ?? userHandle,
      })
    },
  }
}

/** The options of the form for passkeys that a visitor's page shows. */
export function passkeyOptionsOn({ text }: Pick<Visitor, 'text'>) {
  const quoted = /data-options="([^"]*)"/.exec(text)?.[1] ?? ''
  return JSON.parse(quoted.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
