const times = () => ({ created_at: Date.now(), updated_at: Date.now() })
const factor = { strategy: 'password' }
const tomorrow = () => Date.now() + 86_400_000

const noAccounts = {
  phone_numbers: [],
  web3_wallets: [],
  external_accounts: [],
  enterprise_accounts: [],
  passkeys: [],
  organization_memberships: [],
}

const userJson = (id: string, email: string) => ({
  object: 'user',
  id,
  username: null,
  first_name: 'Maya',
  last_name: null,
  image_url: '',
  has_image: false,
  primary_email_address_id: 'idn_1',
  email_addresses: [
    {
      object: 'email_address',
      id: 'idn_1',
      email_address: email,
      verification: { status: 'verified', strategy: 'email_code' },
      linked_to: [],
    },
  ],
  ...noAccounts,
  password_enabled: true,
  public_metadata: {},
  unsafe_metadata: {},
  ...times(),
})

export interface SessionOwner {
  userId: string
  email: string
}

/** An active session with its latest token. */
export const sessionJson = (id: string, { userId, email }: SessionOwner, jwt: string) => ({
  object: 'session',
  id,
  status: 'active',
  expire_at: tomorrow(),
  abandon_at: tomorrow(),
  last_active_at: Date.now(),
  last_active_organization_id: null,
  last_active_token: { object: 'token', jwt },
  factor_verification_age: [0, -1],
  actor: null,
  tasks: null,
  user: userJson(userId, email),
  public_user_data: { first_name: 'Maya', last_name: null, image_url: '', identifier: email, user_id: userId },
  ...times(),
})

/** A client, Clerk's term for a browser. */
export const clientJson = (session: { id: string } | undefined, signIn: object | null, signUp: object | null) => ({
  object: 'client',
  id: 'client_1',
  sessions: session ? [session] : [],
  sign_in: signIn,
  sign_up: signUp,
  last_active_session_id: session?.id ?? null,
  cookie_expires_at: null,
  ...times(),
})

/** A sign-in in progress, or complete once it names the session it created. */
export const signInJson = (email: string, created: string | null = null) => ({
  object: 'sign_in',
  id: 'sia_1',
  status: created ? 'complete' : 'needs_first_factor',
  supported_identifiers: ['email_address'],
  supported_first_factors: [factor],
  supported_second_factors: [],
  first_factor_verification: created ? { object: 'verification', status: 'verified', ...factor } : null,
  second_factor_verification: null,
  identifier: email,
  user_data: null,
  created_session_id: created,
})

/** A sign-up waiting for the mailed code, or complete once it names its user and session. */
export const signUpJson = (email: string, made: { session: string; user: string } | null = null) => ({
  object: 'sign_up',
  id: 'sua_1',
  status: made ? 'complete' : 'missing_requirements',
  required_fields: ['email_address', 'password'],
  optional_fields: [],
  missing_fields: [],
  unverified_fields: made ? [] : ['email_address'],
  username: null,
  first_name: null,
  last_name: null,
  email_address: email,
  phone_number: null,
  web3_wallet: null,
  external_account_strategy: null,
  external_account: null,
  has_password: true,
  name_full: '',
  created_session_id: made?.session ?? null,
  created_user_id: made?.user ?? null,
  abandon_at: tomorrow(),
  legal_accepted_at: null,
  locale: null,
  verifications: {
    email_address: {
      object: 'verification',
      status: made ? 'verified' : 'unverified',
      strategy: 'email_code',
      attempts: 0,
      expire_at: tomorrow(),
      next_action: made ? '' : 'needs_attempt',
      supported_strategies: ['email_code'],
    },
    phone_number: null,
    web3_wallet: null,
    external_account: null,
  },
})

const refusals = {
  password: { code: 'form_password_incorrect', message: 'Password is incorrect. Try again.', param: 'password' },
  code: { code: 'form_code_incorrect', message: 'Incorrect code', param: 'code' },
  signedOut: { code: 'authentication_invalid', message: 'Unable to authenticate the request.', param: undefined },
} as const
export type Refusal = keyof typeof refusals

/** The body of a refused call: a wrong password, a wrong code, or no signed-in user. */
export function refusalJson(why: Refusal) {
  const { code, message, param } = refusals[why]
  return { errors: [{ code, message, long_message: message, ...(param && { meta: { param_name: param } }) }] }
}
