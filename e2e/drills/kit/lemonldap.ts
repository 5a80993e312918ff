import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../product.ts'
import { giveToNobody, type Stage } from './drill.ts'
import { type Program, runProgram, until } from './program.ts'

const share = '/usr/share/lemonldap-ng/portal'

/** One of LemonLDAP::NG’s demonstration accounts; its password is its user name. */
export const demoPerson = { user: 'dwho', name: 'Doctor Who', email: 'dwho@badwolf.org' }

/** A client registered at the provider. */
export interface Client {
  id: string
  /** For a client that is not a browser app: it may introspect tokens. */
  secret?: string
  /** The origin of a public client's app, and the audience of its tokens besides the client itself. */
  app?: string
  audience?: string
  /** Whether its access tokens are JWTs. */
  makesJwts?: boolean
  /** Whether it gets refresh tokens. */
  refreshes?: boolean
  tokenSeconds?: number
}

const optionsOf = ({ id, secret, app, audience, makesJwts, refreshes, tokenSeconds = 600 }: Client) => ({
  oidcRPMetaDataOptionsClientID: id,
  oidcRPMetaDataOptionsClientSecret: secret ?? randomBytes(16).toString('hex'),
  oidcRPMetaDataOptionsPublic: secret ? 0 : 1,
  oidcRPMetaDataOptionsRequirePKCE: secret ? 0 : 1,
  oidcRPMetaDataOptionsBypassConsent: 1,
  oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
  oidcRPMetaDataOptionsRedirectUris: `${app}/auth/callback ${app}/auth/silent`,
  oidcRPMetaDataOptionsPostLogoutRedirectUris: `${app}/`,
  oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
  oidcRPMetaDataOptionsAccessTokenJWT: makesJwts ? 1 : 0,
  oidcRPMetaDataOptionsAccessTokenSignAlg: 'RS256',
  oidcRPMetaDataOptionsAccessTokenExpiration: tokenSeconds,
  oidcRPMetaDataOptionsAdditionalAudiences: audience ?? '',
  oidcRPMetaDataOptionsRefreshToken: refreshes ? 1 : 0,
})

/** The whole configuration: an issuer with these clients, the demonstration accounts, no consent screen. */
function settingsOf(url: string, folder: string, clients: readonly Client[]) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const store = (name: string) => ({ Directory: join(folder, name), LockDirectory: join(folder, name, 'lock') })
  const byId = <Value>(value: (client: Client) => Value) =>
    Object.fromEntries(clients.map((one) => [one.id, value(one)]))
  return {
    cfgNum: 1,
    cfgAuthor: 'drill',
    cfgDate: '1700000000',
    cfgVersion: '2.16.1',
    key: randomBytes(16).toString('hex'),
    portal: `${url}/`,
    domain: '127.0.0.1',
    cookieName: 'lemonldap',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    macros: { _whatToTrace: 'lc($_user)', proven: '1' },
    whatToTrace: '_whatToTrace',
    locationRules: {},
    applicationList: {},
    cspFrameAncestors: clients.flatMap(({ app }) => app ?? []).join(' '),
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: store('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: store('psessions'),
    localSessionStorage: '',
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: url,
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceKeyIdSig: 'drill',
    oidcServicePrivateKeySig: privateKey.export({ type: 'pkcs1', format: 'pem' }),
    oidcServicePublicKeySig: publicKey.export({ type: 'spki', format: 'pem' }),
    oidcRPMetaDataOptions: byId(optionsOf),
    oidcRPMetaDataExportedVars: byId(() => ({ email: 'mail', name: 'cn', email_verified: 'proven;bool' })),
  }
}

const ini = (folder: string) => `[all]
logLevel = error
checkTime = 600
[configuration]
type = File
dirName = ${folder}/conf
[portal]
staticPrefix = /static
templateDir = ${share}/templates
languages = en
`

const program = `use Plack::Builder;
use Lemonldap::NG::Portal;
my $portal = Lemonldap::NG::Portal->run({});
builder {
  enable 'Static', path => qr{^/static/}, root => '${share}/htdocs';
  enable 'Static', path => qr{^/javascript/}, root => '/usr/share';
  $portal;
};
`

/** Starts a LemonLDAP::NG for the drill, with these clients. Its sessions survive a stop. */
export async function startLemonldap(stage: Stage, clients: readonly Client[]) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = join(stage.folder, 'lemonldap')
  for (const name of ['conf', 'sessions/lock', 'psessions/lock']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'conf/lmConf-1.json'), JSON.stringify(settingsOf(url, folder, clients)))
  writeFileSync(join(folder, 'lemonldap-ng.ini'), ini(folder))
  writeFileSync(join(folder, 'portal.psgi'), program)
  const owner = giveToNobody(folder)
  let running: Program | undefined
  const stop = async () => running?.kill('SIGTERM')
  const start = async () => {
    const options = ['--listen', `127.0.0.1:${port}`, '--workers', '3', join(folder, 'portal.psgi')]
    const env = { PATH: '/usr/bin:/bin', HOME: folder, LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') }
    running = runProgram(stage, 'starman', options, { ...owner, env })
    // If it were killed outright, its worker processes would be left behind.
    stage.atTheEnd(stop)
    await until('LemonLDAP::NG says what it is', async () => {
      const answer = await fetch(`${url}/.well-known/openid-configuration`).catch(() => undefined)
      return answer?.ok ?? false
    })
  }
  await start()
  return { url, start, stop }
}
