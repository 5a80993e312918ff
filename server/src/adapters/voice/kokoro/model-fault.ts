/** Something is wrong with the model or a voice; the message is in our own words and quotes nothing. */
export class ModelFault extends Error {}
