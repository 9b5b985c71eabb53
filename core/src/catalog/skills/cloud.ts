import { readSkills } from './skill';

export const cloudSkills = readSkills(`
[cloud]
cloud-computing ; h ; computación en la nube, cloud computing, nube, cloud, servicios en la nube, servicios cloud, infraestructura cloud, tecnologías cloud ; cloud computing, cloud, cloud services, cloud infrastructure, cloud platforms, cloud technologies, public cloud ; aws, azure, google-cloud ;
aws ; t ; AWS, Amazon Web Services, Amazon AWS, nube de AWS ; AWS, Amazon Web Services, Amazon AWS, AWS cloud ; cloud-computing, aws-lambda, amazon-s3, amazon-ec2 ;
azure ; t ; Microsoft Azure, Azure, MS Azure, Windows Azure, nube de Azure ; Microsoft Azure, Azure, MS Azure, Windows Azure, Azure cloud ; cloud-computing, azure-devops, entra-id ; azure-devops
google-cloud ; t ; Google Cloud, Google Cloud Platform, GCP ; ; cloud-computing, bigquery ; google-workspace
ibm-cloud ; t ; IBM Cloud, IBM Bluemix ; ; cloud-computing ;
oracle-cloud ; t ; Oracle Cloud Infrastructure, OCI, Oracle Cloud ; ; cloud-computing ;
alibaba-cloud ; t ; Alibaba Cloud, Aliyun ; ; cloud-computing ;
digitalocean ; t ; DigitalOcean, Digital Ocean ; ; cloud-computing ;
ovhcloud ; t ; OVHcloud, OVH ; ; cloud-computing ;
heroku ; t ; Heroku ; ; cloud-computing ;
vercel ; t ; Vercel ; ; nextjs ;
netlify ; t ; Netlify ; ; jamstack ;
cloudflare ; t ; Cloudflare, Cloudflare Workers ; ; dns, cdn ;
cdn ; h ; redes de distribución de contenido, CDN ; content delivery networks, CDN ; web-performance ;
akamai ; t ; Akamai ; ; cdn ;
openstack ; t ; OpenStack ; ; cloud-computing, virtualization ;
amazon-ec2 ; t ; Amazon EC2, EC2, AWS EC2 ; ; aws ;
amazon-s3 ; t ; Amazon S3, AWS S3, S3 ; ; aws ;
aws-lambda ; t ; AWS Lambda, Amazon Lambda, funciones Lambda de AWS ; AWS Lambda, Amazon Lambda, AWS Lambda functions ; aws, serverless ;
amazon-rds ; t ; Amazon RDS, AWS RDS ; ; aws, relational-databases ;
aurora ; t ; Amazon Aurora, AWS Aurora ; ; aws ;
amazon-ecs ; t ; Amazon ECS, AWS ECS ; ; aws, docker ;
fargate ; t ; AWS Fargate, Fargate ; ; aws ;
amazon-eks ; t ; Amazon EKS, AWS EKS, EKS ; ; aws, kubernetes ;
amazon-sqs ; t ; Amazon SQS, AWS SQS ; ; aws, message-queues ;
amazon-sns ; t ; Amazon SNS, AWS SNS ; ; aws ;
cloudformation ; t ; AWS CloudFormation, CloudFormation ; ; aws, infrastructure-as-code ;
aws-cdk ; t ; AWS CDK, Cloud Development Kit ; ; aws ;
cloudwatch ; t ; Amazon CloudWatch, AWS CloudWatch, CloudWatch ; ; aws, monitoring ;
aws-iam ; t ; AWS IAM, Amazon IAM ; ; aws, identity-management ;
azure-functions ; t ; Azure Functions ; ; azure, serverless ;
azure-app-service ; t ; Azure App Service, Azure App Services ; ; azure ;
azure-aks ; t ; Azure Kubernetes Service, AKS ; ; azure, kubernetes ;
azure-logic-apps ; t ; Azure Logic Apps, Logic Apps ; ; azure, power-automate ;
azure-virtual-desktop ; t ; Azure Virtual Desktop, Windows Virtual Desktop ; ; azure, vdi ;
google-gke ; t ; Google Kubernetes Engine, GKE ; ; google-cloud, kubernetes ;
cloud-run ; t ; Cloud Run, Google Cloud Run ; ; google-cloud, serverless ;
cloud-functions ; t ; Google Cloud Functions, Cloud Functions ; ; google-cloud ;
serverless ; h ; arquitectura serverless, serverless, arquitecturas sin servidor, FaaS ; serverless, serverless architecture, serverless computing, FaaS ; aws-lambda, azure-functions ;
saas ; h ; SaaS, software como servicio, soluciones SaaS ; SaaS, software as a service, SaaS solutions ; cloud-computing ; sass
iaas ; h ; IaaS, infraestructura como servicio ; IaaS, infrastructure as a service ; cloud-computing ; saas, paas
paas ; h ; PaaS, plataforma como servicio ; PaaS, platform as a service ; cloud-computing ; saas, iaas
cloud-migration ; h ; migración a la nube, migración cloud, migraciones a la nube ; cloud migration, cloud migrations, migration to the cloud ; cloud-computing ; data-migration
cloud-architecture ; h ; arquitectura cloud, arquitectura en la nube, arquitecturas cloud ; cloud architecture, cloud-native architecture, cloud solutions architecture, cloud native ; aws, azure, software-architecture ;
hybrid-cloud ; h ; nube híbrida, multicloud, nube privada, multi-nube ; hybrid cloud, multi-cloud, multicloud, private cloud ; cloud-computing ;
finops ; h ; FinOps, optimización de costes cloud ; FinOps, cloud cost optimization, cloud cost management ; cloud-computing ;

[devops]
devops ; h ; DevOps, Dev Ops, prácticas DevOps, cultura DevOps ; DevOps, Dev Ops, DevOps practices ; ci-cd, docker, kubernetes, infrastructure-as-code ;
sre ; h ; ingeniería de fiabilidad del sitio, SRE ; site reliability engineering, SRE, site reliability ; devops, monitoring ;
platform-engineering ; h ; ingeniería de plataforma, plataformas internas de desarrollo ; platform engineering, internal developer platforms ; devops ;
devsecops ; h ; DevSecOps ; ; devops, application-security ;
ci-cd ; h ; CI/CD, integración continua, despliegue continuo, integración y despliegue continuos, entrega continua, CICD, pipelines CI/CD, CI CD ; CI/CD, continuous integration, continuous delivery, continuous deployment, CICD, CI/CD pipelines, CI CD, continuous integration and delivery ; jenkins, gitlab-ci, github-actions ;
jenkins ; t ; Jenkins ; ; ci-cd ;
gitlab-ci ; t ; GitLab CI, GitLab CI/CD ; ; gitlab, ci-cd ;
github-actions ; t ; GitHub Actions ; ; github, ci-cd ;
circleci ; t ; CircleCI, Circle CI ; ; ci-cd ;
travis-ci ; t ; Travis CI, TravisCI ; ; ci-cd ;
teamcity ; t ; TeamCity ; ; ci-cd ;
bamboo-ci ; t ; Bamboo (Atlassian), Atlassian Bamboo ; ; ci-cd, jira ;
argocd ; t ; Argo CD, ArgoCD ; ; kubernetes, gitops ;
gitops ; h ; GitOps ; ; argocd, git ;
fluxcd ; t ; Flux CD, FluxCD ; ; gitops ;
nexus-repository ; t ; Nexus Repository, Sonatype Nexus ; ; maven ;
artifactory ; t ; Artifactory, JFrog Artifactory ; ; ci-cd ;
docker ; t ; Docker, Dockerfile ; ; containers, kubernetes ;
docker-compose ; t ; Docker Compose ; ; docker ;
docker-swarm ; t ; Docker Swarm ; ; docker ;
containers ; h ; contenedores de software, contenedores, contenerización, contenedores Docker, tecnologías de contenedores ; containers, containerization, containerisation, container technologies, container orchestration ; docker, kubernetes ; shipping-containers
podman ; t ; Podman ; ; containers, docker ;
kubernetes ; t ; Kubernetes, K8s, orquestación de contenedores ; Kubernetes, K8s ; docker, helm-kubernetes, containers ;
openshift ; t ; OpenShift, Red Hat OpenShift ; ; kubernetes ;
rancher ; t ; Rancher ; ; kubernetes ;
k3s ; t ; K3s ; ; kubernetes ;
helm-kubernetes ; t ; Helm, Helm charts ; ; kubernetes ;
istio ; t ; Istio ; ; kubernetes ;
service-mesh ; h ; service mesh, malla de servicios ; service mesh ; microservices ;
infrastructure-as-code ; h ; infraestructura como código, IaC ; infrastructure as code, IaC ; terraform, ansible ;
terraform ; t ; Terraform, HashiCorp Terraform ; ; infrastructure-as-code ;
opentofu ; t ; OpenTofu ; ; terraform ;
pulumi ; t ; Pulumi ; ; infrastructure-as-code ;
bicep ; t ; Azure Bicep ; ; azure, infrastructure-as-code ;
arm-templates ; t ; ARM Templates, plantillas ARM ; ARM Templates, Azure Resource Manager ; azure ;
ansible ; t ; Ansible ; ; infrastructure-as-code, linux ;
ansible-tower ; t ; Ansible Tower, AWX, Ansible AWX ; ; ansible ;
puppet ; t ; Puppet ; ; infrastructure-as-code ; puppetry
chef-tool ; t ; Chef (automatización), Chef Infra ; Chef (automation), Chef Infra ; infrastructure-as-code ;
saltstack ; t ; SaltStack ; ; infrastructure-as-code ;
packer ; t ; HashiCorp Packer, Packer (HashiCorp) ; ; terraform ;
vagrant ; t ; Vagrant ; ; virtualization ;
hashicorp-vault ; t ; HashiCorp Vault ; ; devsecops ;
consul ; t ; HashiCorp Consul ; ; microservices ;
nginx ; t ; Nginx, NGINX Plus ; ; web-servers, linux ;
apache-http ; t ; Apache HTTP Server, Apache, servidor Apache, Apache2 ; Apache HTTP Server, Apache, Apache web server, Apache2 ; web-servers, linux ;
iis ; t ; IIS, Internet Information Services, Microsoft IIS ; ; web-servers, windows-server ;
haproxy ; t ; HAProxy ; ; load-balancing ;
traefik ; t ; Traefik ; ; load-balancing ;
web-servers ; h ; servidores web, administración de servidores web ; web servers, web server administration ; nginx, apache-http ;
web-hosting ; h ; alojamiento web, hosting ; web hosting ; dns ;
cpanel ; t ; cPanel, WHM ; ; web-hosting ;
plesk ; t ; Plesk ; ; web-hosting ;
load-balancing ; h ; balanceo de carga, balanceadores de carga ; load balancing, load balancers ; f5, haproxy ;
monitoring ; h ; monitorización de sistemas, observabilidad, monitoreo de sistemas, monitorización de infraestructuras ; monitoring and observability, system monitoring, observability, infrastructure monitoring, application monitoring ; prometheus, grafana, nagios ;
prometheus ; t ; Prometheus ; ; monitoring, grafana ;
nagios ; t ; Nagios ; ; monitoring ;
icinga ; t ; Icinga ; ; monitoring ;
zabbix ; t ; Zabbix ; ; monitoring ;
prtg ; t ; PRTG, PRTG Network Monitor ; ; monitoring ;
centreon ; t ; Centreon ; ; monitoring ;
solarwinds ; t ; SolarWinds ; ; monitoring ;
datadog ; t ; Datadog ; ; monitoring ;
new-relic ; t ; New Relic ; ; monitoring ;
dynatrace ; t ; Dynatrace ; ; monitoring ;
appdynamics ; t ; AppDynamics ; ; monitoring ;
splunk ; t ; Splunk, Splunk Enterprise ; ; siem, monitoring ;
elk-stack ; t ; ELK, pila ELK, ELK Stack, Elastic Stack ; ELK, ELK Stack, Elastic Stack ; elasticsearch, kibana ;
logstash ; t ; Logstash ; ; elk-stack ;
graylog ; t ; Graylog ; ; monitoring ;
sentry ; t ; Sentry, Sentry.io ; ; monitoring ;
opentelemetry ; t ; OpenTelemetry ; ; monitoring ;
jaeger ; t ; Jaeger ; ; opentelemetry ;
pagerduty ; t ; PagerDuty ; ; incident-management ;
opsgenie ; t ; Opsgenie ; ; incident-management ;
release-management ; h ; gestión de versiones de software, gestión de despliegues, release management, paso a producción ; release management, deployment management, software releases, software deployment ; ci-cd ;
control-m ; t ; Control-M, BMC Control-M ; ; job-scheduling ;
job-scheduling ; h ; planificación de procesos batch, planificación de tareas informáticas ; job scheduling, batch scheduling ; control-m ;
cron ; h ; cron, tareas cron ; cron, cron jobs ; linux ;
`);
