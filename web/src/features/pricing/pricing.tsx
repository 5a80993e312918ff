export const Pricing = () => <h1>Pricing</h1>
