/** A row that names an account (SQLSTATE 23503), by the columns that do: see "references users" in the migrations. */
const namesAnAccount = /_(owner_id|created_by|user_id|host_id)_fkey$/;

/** Whether PostgreSQL refused to store something for an account that was deleted while the call was under way. */
export const isAccountGone = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('driverError' in error && isAccountGone(error.driverError)) return true;
  if (!('code' in error) || error.code !== '23503' || !('constraint' in error)) return false;
  return typeof error.constraint === 'string' && namesAnAccount.test(error.constraint);
};
