export {
  type DatabaseContext,
  describeOnEachDatabase,
  type TestPlace,
} from './describe-on-each-database';
