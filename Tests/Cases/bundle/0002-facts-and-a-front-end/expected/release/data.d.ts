// Types of data.json.
export type Data = Array<{
  code: string;
  name: string;
  children: Array<{
    code: string;
    name: string;
    children: Array<{
      code: string;
      name: string;
    }>;
  }>;
}>;
declare const data: Data;
export default data;
