import { product } from '@glimmer/contract/product'
import { Link } from 'react-router'
import { session } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { Gate } from './gate.tsx'

/** SPEC section 2, "/register". */
export const Register = () => (
  <Gate
    title="Create your account"
    lead={`Join ${product.name} for daily affirmations`}
    scene={{ seed: 41, theme: 'self-kindness' }}
    leave={(options) => session.signUp(options)}
  >
    Already have an account? <Link to={paths.signIn()}>Sign in</Link>
  </Gate>
)
