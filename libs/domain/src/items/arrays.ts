/**
 * Elements that are there: typed arrays have no holes, and all indexes here come from their lengths. One function for each kind
 * of array, for an engine makes a quick one of what sees one kind only.
 */
export const at = (array: Float64Array, index: number): number => array[index] as number;
export const indexAt = (array: Int32Array, index: number): number => array[index] as number;
export const byteAt = (array: Uint8Array | Int8Array, index: number): number => array[index] as number;
