import { Navigate } from 'react-router';
import { useFirstHour } from '../../business/first-hour/use-first-hour.ts';
import { paths } from '../../lib/addresses/paths.ts';

/** Brings who sets up a firm without a project from the page everybody begins with to its first hour. */
export default function StartElsewhere() {
  const { data } = useFirstHour();
  return data?.isOpen && !data.hasProjects ? <Navigate to={paths.firstHour} replace /> : null;
}
