export const Terms = () => <h1>Terms</h1>
