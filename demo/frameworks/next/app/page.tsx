import { Table } from './table';

// a server page: the table is the browser's
export default function Page() {
  return <Table />;
}
