/** Where a rebuild keeps its tables until they take the place of the live ones. */
export const schemaOfBuild = (name: string): string => `rebuild_${name}`;
