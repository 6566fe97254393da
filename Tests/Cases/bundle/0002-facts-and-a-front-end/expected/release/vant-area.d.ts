// Types of vant-area.json.
export type Data = {
  province_list: { [key: string]: string };
  city_list: { [key: string]: string };
  county_list: { [key: string]: string };
};
declare const data: Data;
export default data;
