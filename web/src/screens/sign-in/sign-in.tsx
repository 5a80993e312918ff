import { product } from '@glimmer/contract/product'
import { Link } from 'react-router'
import { paths } from '#platform/paths.ts'
import { SignInCard } from './sign-in-card.tsx'

export const SignIn = () => (
  <SignInCard
    title="Welcome back"
    lead={`Sign in to continue to ${product.name}`}
    scene={{ seed: 31 }}
    kind="sign-in"
    other={{ question: 'New here?', to: paths.signUp(), words: 'Create your account' }}
  />
)

export const Register = () => (
  <SignInCard
    title="Create your account"
    lead={`Join ${product.name} for daily affirmations`}
    scene={{ seed: 41, theme: 'self-kindness' }}
    kind="sign-up"
    terms={
      <>
        By making an account you agree to the <Link to={paths.terms()}>Terms of Service</Link>. The{' '}
        <Link to={paths.privacy()}>Privacy Policy</Link> says what is kept of you.
      </>
    }
    other={{ question: 'Already have an account?', to: paths.signIn(), words: 'Sign in' }}
  />
)
