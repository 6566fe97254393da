// Types of data.json.
export type Data = Array<Array<string>>;
declare const data: Data;
export default data;
