import { product } from '@glimmer/contract/product'
import { paths } from '../../paths.ts'
import { Gate } from './gate.tsx'

/** SPEC section 2, "/register". */
export const Register = () => (
  <Gate
    title="Create your account"
    lead={`Join ${product.name} for daily affirmations`}
    scene={{ seed: 41, theme: 'self-kindness' }}
    kind="sign-up"
    other={{ question: 'Already have an account?', to: paths.signIn(), words: 'Sign in' }}
  />
)
