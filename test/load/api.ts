/** One HTTP call as somebody signed in; throws unless it is answered 2xx. */
export const call = async (
  base: string,
  path: string,
  cookie: string,
  { accept = 'application/json', body }: { accept?: string; body?: object } = {},
): Promise<Response> => {
  const response = await fetch(new URL(path, base), {
    method: body ? 'POST' : 'GET',
    headers: { cookie, accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.ok) return response;
  throw new Error(`${path} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
};
