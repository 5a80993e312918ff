export const Help = () => <h1>Help</h1>
