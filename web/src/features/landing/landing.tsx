export const Landing = () => <h1>Landing</h1>
