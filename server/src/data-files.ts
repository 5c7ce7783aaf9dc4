/** The SQLite file in the data folder. */
export const DATABASE_FILE = 'holdout.db'
/** The key that signs sessions. */
export const SECRET_FILE = 'secret'
