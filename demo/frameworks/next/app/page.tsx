import { Table } from './table';

// a server page: the table itself renders in the browser
export default function Page() {
  return <Table />;
}
