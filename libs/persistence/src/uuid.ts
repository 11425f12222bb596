const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id from outside may be any text; PostgreSQL would refuse the whole statement. */
export const isUuid = (text: string): boolean => shape.test(text);
