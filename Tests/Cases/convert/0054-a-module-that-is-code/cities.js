import data from "./data.json";
export default data.map(row => row.name);
