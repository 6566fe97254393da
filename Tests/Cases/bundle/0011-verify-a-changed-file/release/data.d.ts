// Types of data.json.
export type Data = Array<{
  name: string;
  children: Array<{
    name: string;
  }>;
}>;
declare const data: Data;
export default data;
