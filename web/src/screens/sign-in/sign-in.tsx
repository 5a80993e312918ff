import { product } from '@glimmer/contract/product'
import { paths } from '#platform/paths.ts'
import { Gate } from './sign-in-card.tsx'

/** SPEC section 2, "/login". */
export const SignIn = () => (
  <Gate
    title="Welcome back"
    lead={`Sign in to continue to ${product.name}`}
    scene={{ seed: 31 }}
    kind="sign-in"
    other={{ question: 'New here?', to: paths.signUp(), words: 'Create your account' }}
  />
)
