import { readResources } from './learning-resource';

/** Data, artificial intelligence, cloud, systems, networks and security. */
export const dataAndSystemsResources = readResources(`
[data]
google-data-analytics ; Google Data Analytics Professional Certificate ; Google · Coursera ; course ; beginner ; 180 ; en ; paid ; https://www.coursera.org/professional-certificates/google-data-analytics ; data-analysis, sql, spreadsheets, tableau, r-language, data-visualization, *data-analysis
google-advanced-data ; Google Advanced Data Analytics Professional Certificate ; Google · Coursera ; course ; advanced ; 200 ; en ; paid ; https://www.coursera.org/professional-certificates/google-advanced-data-analytics ; data-science, statistics, regression-analysis, python, machine-learning
google-bi ; Google Business Intelligence Professional Certificate ; Google · Coursera ; course ; intermediate ; 80 ; en ; paid ; https://www.coursera.org/professional-certificates/google-business-intelligence ; business-intelligence, dashboards, data-modeling, bigquery, *business-intelligence
ibm-data-science ; IBM Data Science Professional Certificate ; IBM · Coursera ; course ; beginner ; 200 ; en ; paid ; https://www.coursera.org/professional-certificates/ibm-data-science ; data-science, python, sql, machine-learning, pandas
ibm-data-engineer ; IBM Data Engineering Professional Certificate ; IBM · Coursera ; course ; intermediate ; 250 ; en ; paid ; https://www.coursera.org/professional-certificates/ibm-data-engineer ; data-engineering, etl, relational-databases, nosql, apache-spark, *data-engineering
kaggle-learn ; Kaggle Learn ; Kaggle ; practice ; beginner ; 50 ; en ; free ; https://www.kaggle.com/learn ; python, pandas, sql, machine-learning, data-visualization, feature-engineering, deep-learning
khan-statistics-es ; Estadística y probabilidad ; Khan Academy ; course ; beginner ; 60 ; es ; free ; https://es.khanacademy.org/math/statistics-probability ; statistics, probability, sampling-statistics, mathematics, *data-analysis
khan-statistics ; Statistics and probability ; Khan Academy ; course ; beginner ; 60 ; en ; free ; https://www.khanacademy.org/math/statistics-probability ; statistics, probability, sampling-statistics, mathematics
openintro-statistics ; OpenIntro Statistics ; OpenIntro ; book ; intermediate ; 60 ; en ; free ; https://www.openintro.org/book/os/ ; statistics, regression-analysis, multivariate-analysis
islr ; An Introduction to Statistical Learning ; James, Witten, Hastie, Tibshirani ; book ; advanced ; 90 ; en ; free ; https://www.statlearning.com/ ; machine-learning, regression-analysis, statistics, predictive-analytics, logistic-regression, unsupervised-learning
pandas-docs ; pandas: Getting started ; pandas ; documentation ; beginner ; 15 ; en ; free ; https://pandas.pydata.org/docs/getting_started/ ; pandas, python, numpy
power-bi-learn-es ; Rutas de aprendizaje de Power BI ; Microsoft Learn ; course ; beginner ; 30 ; es ; free ; https://learn.microsoft.com/es-es/training/powerplatform/power-bi ; power-bi, dax, power-query, dashboards, reporting, *business-intelligence
power-bi-learn ; Power BI learning paths ; Microsoft Learn ; course ; beginner ; 30 ; en ; free ; https://learn.microsoft.com/en-us/training/powerplatform/power-bi ; power-bi, dax, power-query, dashboards, reporting
pl-300 ; Microsoft Certified: Power BI Data Analyst Associate (PL-300) ; Microsoft ; certification ; intermediate ; 60 ; en ; paid ; https://learn.microsoft.com/en-us/credentials/certifications/data-analyst-associate/ ; power-bi, dax, data-modeling, data-visualization
tableau-training ; Tableau free training videos ; Tableau ; video ; beginner ; 20 ; en ; free ; https://www.tableau.com/learn/training ; tableau, data-visualization, dashboards
looker-studio-help ; Ayuda de Looker Studio ; Google ; documentation ; beginner ; ; es ; free ; https://support.google.com/looker-studio/?hl=es ; looker-studio, dashboards, data-visualization
postgres-docs ; PostgreSQL documentation and tutorial ; PostgreSQL ; documentation ; intermediate ; 25 ; en ; free ; https://www.postgresql.org/docs/current/tutorial.html ; postgresql, sql, relational-databases, database-administration, *databases
mysql-docs ; MySQL tutorial ; Oracle ; documentation ; beginner ; 12 ; en ; free ; https://dev.mysql.com/doc/refman/8.4/en/tutorial.html ; mysql, sql, relational-databases
mongodb-university ; MongoDB University ; MongoDB ; course ; beginner ; 20 ; en ; free ; https://learn.mongodb.com/ ; mongodb, nosql
sql-server-learn ; Documentación de SQL Server ; Microsoft Learn ; documentation ; intermediate ; ; es ; free ; https://learn.microsoft.com/es-es/sql/ ; sql-server, t-sql, sql, database-administration, ssis, ssas, ssrs, *databases
oracle-university ; Oracle University: learning paths and certification ; Oracle ; course ; intermediate ; ; en ; paid ; https://education.oracle.com/ ; oracle-database, pl-sql, oracle-cloud, database-administration, pms-opera
neo4j-graphacademy ; Neo4j GraphAcademy ; Neo4j ; course ; beginner ; 15 ; en ; free ; https://graphacademy.neo4j.com/ ; neo4j, graph-databases
dbt-learn ; dbt Learn ; dbt Labs ; course ; intermediate ; 10 ; en ; free ; https://learn.getdbt.com/ ; dbt, data-modeling, data-warehousing
databricks-training ; Databricks Academy ; Databricks ; course ; intermediate ; ; en ; free ; https://www.databricks.com/learn/training/home ; databricks, apache-spark, delta-lake, data-engineering
snowflake-training ; Snowflake training ; Snowflake ; course ; intermediate ; ; en ; free ; https://learn.snowflake.com/ ; snowflake, data-warehousing
airflow-docs ; Apache Airflow tutorials ; Apache Software Foundation ; documentation ; intermediate ; 10 ; en ; free ; https://airflow.apache.org/docs/apache-airflow/stable/tutorial/index.html ; airflow, data-engineering
kafka-docs ; Confluent Developer: Apache Kafka courses ; Confluent ; course ; intermediate ; 15 ; en ; free ; https://developer.confluent.io/courses/ ; apache-kafka, confluent, stream-processing
datos-gob ; Formación y guías de datos abiertos ; datos.gob.es ; documentation ; beginner ; ; es ; free ; https://datos.gob.es/es ; open-data, data-governance, data-quality, *data-engineering
dama-cdmp ; Certified Data Management Professional ; DAMA International ; certification ; intermediate ; 60 ; en ; paid ; https://cdmp.info/ ; data-governance, data-quality, master-data-management, data-architecture
rstudio-education ; Posit: RStudio education ; Posit ; course ; beginner ; ; en ; free ; https://education.rstudio.com/ ; rstudio, r-language, shiny
[artificial-intelligence]
ng-machine-learning ; Machine Learning Specialization ; DeepLearning.AI y Stanford · Coursera ; course ; beginner ; 95 ; en ; paid ; https://www.coursera.org/specializations/machine-learning-introduction ; machine-learning, unsupervised-learning, recommender-systems, regression-analysis, *artificial-intelligence
ng-deep-learning ; Deep Learning Specialization ; DeepLearning.AI · Coursera ; course ; intermediate ; 130 ; en ; paid ; https://www.coursera.org/specializations/deep-learning ; deep-learning, tensorflow, computer-vision, natural-language-processing
google-ml-crash-es ; Curso intensivo de aprendizaje automático ; Google ; course ; intermediate ; 15 ; es ; free ; https://developers.google.com/machine-learning/crash-course?hl=es-419 ; machine-learning, feature-engineering, regression-analysis, *artificial-intelligence
google-ml-crash ; Machine Learning Crash Course ; Google ; course ; intermediate ; 15 ; en ; free ; https://developers.google.com/machine-learning/crash-course ; machine-learning, feature-engineering
elements-of-ai-es ; Elements of AI (en español) ; University of Helsinki ; course ; beginner ; 50 ; es ; free ; https://www.elementsofai.com/es/ ; artificial-intelligence, machine-learning, ai-ethics, *artificial-intelligence
elements-of-ai ; Elements of AI ; University of Helsinki ; course ; beginner ; 50 ; en ; free ; https://www.elementsofai.com/ ; artificial-intelligence, machine-learning, ai-ethics
fast-ai ; Practical Deep Learning for Coders ; fast.ai ; course ; intermediate ; 70 ; en ; free ; https://course.fast.ai/ ; deep-learning, pytorch, computer-vision
hugging-face-course ; Hugging Face courses ; Hugging Face ; course ; intermediate ; 40 ; en ; free ; https://huggingface.co/learn ; hugging-face, natural-language-processing, large-language-models, ai-agents, reinforcement-learning
scikit-learn-docs ; scikit-learn user guide ; scikit-learn ; documentation ; intermediate ; ; en ; free ; https://scikit-learn.org/stable/user_guide.html ; scikit-learn, machine-learning
pytorch-tutorials ; PyTorch tutorials ; PyTorch ; documentation ; intermediate ; 20 ; en ; free ; https://docs.pytorch.org/tutorials/ ; pytorch, deep-learning
tensorflow-tutorials ; TensorFlow tutorials ; Google ; documentation ; intermediate ; 20 ; en ; free ; https://www.tensorflow.org/tutorials ; tensorflow, keras, deep-learning
prompt-guide-es ; Guía de ingeniería de prompts ; DAIR.AI ; documentation ; beginner ; 10 ; es ; free ; https://www.promptingguide.ai/es ; prompt-engineering, large-language-models, generative-ai, chatgpt
deeplearning-short ; Short courses on generative AI ; DeepLearning.AI ; course ; intermediate ; ; en ; free ; https://www.deeplearning.ai/short-courses/ ; generative-ai, large-language-models, rag, langchain, ai-agents, prompt-engineering
langchain-academy ; LangChain Academy ; LangChain ; course ; intermediate ; 10 ; en ; free ; https://academy.langchain.com/ ; langchain, langgraph, ai-agents
azure-ai-learn ; IA en Microsoft Learn ; Microsoft Learn ; course ; beginner ; ; es ; free ; https://learn.microsoft.com/es-es/ai/ ; azure-openai, artificial-intelligence, microsoft-copilot, generative-ai
mlops-made ; Made With ML: MLOps course ; Made With ML ; course ; advanced ; 40 ; en ; free ; https://madewithml.com/ ; mlops, machine-learning
[cloud]
aws-skill-builder ; AWS Skill Builder ; Amazon Web Services ; course ; beginner ; ; en ; free ; https://skillbuilder.aws/ ; aws, cloud-computing, serverless, amazon-s3, amazon-ec2, aws-lambda, *cloud
aws-training-es ; Formación y certificación de AWS ; Amazon Web Services ; course ; beginner ; ; es ; free ; https://aws.amazon.com/es/training/ ; aws, cloud-computing, cloud-architecture, *cloud
aws-clf ; AWS Certified Cloud Practitioner ; Amazon Web Services ; certification ; beginner ; 40 ; en ; paid ; https://aws.amazon.com/certification/certified-cloud-practitioner/ ; aws, cloud-computing
aws-saa ; AWS Certified Solutions Architect – Associate ; Amazon Web Services ; certification ; intermediate ; 100 ; en ; paid ; https://aws.amazon.com/certification/certified-solutions-architect-associate/ ; aws, cloud-architecture
azure-learn-es ; Formación de Azure ; Microsoft Learn ; course ; beginner ; ; es ; free ; https://learn.microsoft.com/es-es/training/azure/ ; azure, cloud-computing, azure-functions, azure-devops, *cloud
azure-az900 ; Microsoft Certified: Azure Fundamentals (AZ-900) ; Microsoft ; certification ; beginner ; 25 ; en ; paid ; https://learn.microsoft.com/en-us/credentials/certifications/azure-fundamentals/ ; azure, cloud-computing
azure-az104 ; Microsoft Certified: Azure Administrator Associate (AZ-104) ; Microsoft ; certification ; intermediate ; 90 ; en ; paid ; https://learn.microsoft.com/en-us/credentials/certifications/azure-administrator/ ; azure, entra-id, system-administration
google-cloud-skills ; Google Cloud Skills Boost ; Google Cloud ; practice ; beginner ; ; en ; free ; https://www.cloudskillsboost.google/ ; google-cloud, bigquery, vertex-ai, google-gke, cloud-run
docker-docs ; Docker: Get started ; Docker ; documentation ; beginner ; 10 ; en ; free ; https://docs.docker.com/get-started/ ; docker, docker-compose, containers, *devops
kubernetes-tutorials-es ; Tutoriales de Kubernetes ; Kubernetes ; documentation ; intermediate ; 20 ; es ; free ; https://kubernetes.io/es/docs/tutorials/ ; kubernetes, containers, *devops
kubernetes-tutorials ; Kubernetes tutorials ; Kubernetes ; documentation ; intermediate ; 20 ; en ; free ; https://kubernetes.io/docs/tutorials/ ; kubernetes, containers
cka ; Certified Kubernetes Administrator (CKA) ; CNCF · Linux Foundation ; certification ; advanced ; 100 ; en ; paid ; https://training.linuxfoundation.org/certification/certified-kubernetes-administrator-cka/ ; kubernetes, containers
terraform-tutorials ; HashiCorp tutorials: Terraform ; HashiCorp ; practice ; intermediate ; 15 ; en ; free ; https://developer.hashicorp.com/terraform/tutorials ; terraform, infrastructure-as-code
ansible-docs ; Getting started with Ansible ; Red Hat ; documentation ; intermediate ; 15 ; en ; free ; https://docs.ansible.com/ansible/latest/getting_started/index.html ; ansible
github-actions-docs-es ; Documentación de GitHub Actions ; GitHub ; documentation ; intermediate ; 10 ; es ; free ; https://docs.github.com/es/actions ; github-actions, ci-cd
jenkins-docs ; Jenkins tutorials ; Jenkins ; documentation ; intermediate ; 10 ; en ; free ; https://www.jenkins.io/doc/tutorials/ ; jenkins, ci-cd
google-sre-book ; Site Reliability Engineering books ; Google ; book ; advanced ; 40 ; en ; free ; https://sre.google/books/ ; sre, monitoring, incident-management, distributed-systems
prometheus-docs ; Prometheus documentation ; Prometheus ; documentation ; intermediate ; 8 ; en ; free ; https://prometheus.io/docs/introduction/overview/ ; prometheus, monitoring, grafana
finops-cert ; FinOps Certified Practitioner ; FinOps Foundation ; certification ; intermediate ; 20 ; en ; paid ; https://learn.finops.org/ ; finops
[systems]
linux-journey ; Introduction to Linux (LFS101) ; Linux Foundation ; course ; beginner ; 60 ; en ; free ; https://training.linuxfoundation.org/training/introduction-to-linux/ ; linux, bash-scripting, *operating-systems
lpi-es ; Certificaciones y materiales de aprendizaje de Linux ; Linux Professional Institute ; certification ; beginner ; ; es ; paid ; https://www.lpi.org/es/ ; linux, system-administration, bash-scripting, debian, ubuntu, *operating-systems
red-hat-training ; Red Hat training and certification ; Red Hat ; certification ; intermediate ; 120 ; en ; paid ; https://www.redhat.com/en/services/training-and-certification ; red-hat, linux, openshift, ansible
google-it-support ; Google IT Support Professional Certificate ; Google · Coursera ; course ; beginner ; 200 ; en ; paid ; https://www.coursera.org/professional-certificates/google-it-support ; technical-support, it-troubleshooting, networking, linux, windows, *it-support
comptia-a ; CompTIA A+ ; CompTIA ; certification ; beginner ; 120 ; en ; paid ; https://www.comptia.org/certifications/a ; technical-support, hardware-repair, it-troubleshooting, windows
itil-foundation ; ITIL Foundation ; PeopleCert ; certification ; beginner ; 25 ; en ; paid ; https://www.peoplecert.org/browse-certifications/it-governance-and-service-management/ITIL-1 ; itil, itsm, incident-management, change-management-it
windows-server-learn ; Formación de Windows Server ; Microsoft Learn ; documentation ; intermediate ; ; es ; free ; https://learn.microsoft.com/es-es/windows-server/ ; windows-server, active-directory, group-policy, hyper-v, powershell, system-administration, *systems-administration
intune-learn ; Microsoft Intune documentation ; Microsoft Learn ; documentation ; intermediate ; ; en ; free ; https://learn.microsoft.com/en-us/intune/ ; intune, mdm, entra-id, *systems-administration
vmware-docs ; VMware hands-on labs ; Broadcom ; practice ; intermediate ; ; en ; free ; https://labs.hol.vmware.com/ ; vmware, virtualization
servicenow-university ; ServiceNow University ; ServiceNow ; course ; beginner ; ; en ; free ; https://learning.servicenow.com/ ; servicenow, itsm
todofp-informatica ; Ciclos de Informática y Comunicaciones ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/informatica-comunicaciones.html ; system-administration, software-development, web-development, technical-support, *it-support, *systems-administration, *operating-systems
[networks-and-security]
cisco-netacad ; Networking Academy: cursos de redes y ciberseguridad ; Cisco ; course ; beginner ; 70 ; es ; free ; https://www.netacad.com/es ; networking, cisco, packet-tracer, cybersecurity, routing-switching, *networks
cisco-netacad-en ; Cisco Networking Academy ; Cisco ; course ; beginner ; 70 ; en ; free ; https://www.netacad.com/ ; networking, cisco, packet-tracer, cybersecurity, *networks
ccna ; CCNA ; Cisco ; certification ; intermediate ; 180 ; en ; paid ; https://www.cisco.com/site/us/en/learn/training-certifications/certifications/enterprise/ccna/index.html ; cisco, routing-switching, networking, tcp-ip, vlan
comptia-network ; CompTIA Network+ ; CompTIA ; certification ; beginner ; 80 ; en ; paid ; https://www.comptia.org/certifications/network ; networking, network-troubleshooting, tcp-ip
fortinet-training ; Fortinet Training Institute ; Fortinet ; course ; intermediate ; ; en ; free ; https://training.fortinet.com/ ; fortinet, firewalls, network-security
mikrotik-training ; MikroTik training and certification ; MikroTik ; certification ; intermediate ; 30 ; en ; paid ; https://mikrotik.com/training ; mikrotik
fiber-optic-association ; Fiber U: free fibre optics courses ; The Fiber Optic Association ; course ; beginner ; 12 ; en ; free ; https://fiberu.org/ ; fibre-optics, otdr, *telecoms
todofp-electricidad ; Ciclos de Electricidad y Electrónica (incluye telecomunicaciones) ; TodoFP · Ministerio de Educación ; course ; beginner ; 2000 ; es ; free ; https://www.todofp.es/que-estudiar/familias-profesionales/electricidad-electronica.html ; electrical-installations, common-telecom-infrastructure, antenna-installation, electronic-assembly, low-voltage, *telecoms, *electrical-trades, *electrical-and-electronics
google-cybersecurity ; Google Cybersecurity Professional Certificate ; Google · Coursera ; course ; beginner ; 170 ; en ; paid ; https://www.coursera.org/professional-certificates/google-cybersecurity ; cybersecurity, siem, linux, incident-response, network-security, *cybersecurity
incibe-formacion ; Formación en ciberseguridad para empresas ; INCIBE ; course ; beginner ; ; es ; free ; https://www.incibe.es/empresas/formacion ; cybersecurity, security-awareness, *cybersecurity
ccn-angeles ; Plataforma de formación ÁNGELES ; CCN-CERT ; course ; intermediate ; ; es ; free ; https://angeles.ccn-cert.cni.es/ ; ens, cybersecurity, it-risk-management, system-hardening, security-awareness
comptia-security ; CompTIA Security+ ; CompTIA ; certification ; intermediate ; 90 ; en ; paid ; https://www.comptia.org/certifications/security ; cybersecurity, network-security, identity-management
isc2-cc ; ISC2 Certified in Cybersecurity (CC) ; ISC2 ; certification ; beginner ; 20 ; en ; paid ; https://www.isc2.org/certifications/cc ; cybersecurity, network-security
isc2-cissp ; CISSP ; ISC2 ; certification ; advanced ; 150 ; en ; paid ; https://www.isc2.org/certifications/cissp ; cybersecurity, it-risk-management, identity-management
isaca-cisa ; CISA, Certified Information Systems Auditor ; ISACA ; certification ; advanced ; 120 ; en ; paid ; https://www.isaca.org/credentialing/cisa ; it-audit, cobit, it-risk-management
portswigger-academy ; Web Security Academy ; PortSwigger ; practice ; intermediate ; 80 ; en ; free ; https://portswigger.net/web-security ; application-security, burp-suite, penetration-testing, owasp
owasp-top-ten ; OWASP Top Ten ; OWASP ; documentation ; intermediate ; 6 ; en ; free ; https://owasp.org/www-project-top-ten/ ; owasp, application-security
tryhackme ; TryHackMe learning paths ; TryHackMe ; practice ; beginner ; ; en ; free ; https://tryhackme.com/ ; penetration-testing, soc-operations, kali-linux, nmap, metasploit, cybersecurity
offsec-oscp ; OSCP: penetration testing with Kali Linux ; OffSec ; certification ; advanced ; 300 ; en ; paid ; https://www.offsec.com/courses/pen-200/ ; penetration-testing, kali-linux, red-team
mitre-attack ; MITRE ATT&CK: resources and training ; MITRE ; documentation ; intermediate ; ; en ; free ; https://attack.mitre.org/resources/ ; mitre-attack, threat-intelligence, threat-hunting
splunk-training ; Splunk free training ; Splunk ; course ; beginner ; ; en ; free ; https://www.splunk.com/en_us/training.html ; splunk, siem
`);
